// What oxlint has no rule for. A plugin of its own kind, named in .oxlintrc.json.

/** `**` is Math.pow, and Math under another name escapes the list of functions that rules may use. */
const integerMath = {
  create: (context) => {
    const noPower = (node) => {
      if (!node.operator.startsWith('**')) return;
      context.report({ node, message: 'Engines disagree on powers: multiply, or shift.' });
    };
    return {
      BinaryExpression: noPower,
      AssignmentExpression: noPower,
      Identifier: (node) => {
        if (node.name !== 'Math') return;
        const { parent } = node;
        const plain = parent.type === 'MemberExpression' && parent.object === node && !parent.computed;
        if (!plain) context.report({ node, message: 'Write Math.name, so that the name can be checked.' });
      },
    };
  },
};

export default { meta: { name: 'edubba' }, rules: { 'integer-math': integerMath } };
