// What oxlint has no rule for. A plugin of its own kind, named in .oxlintrc.json.

/** What makes a quotient whole, when it is done to the quotient itself: `Math.floor(a / b)`, `(a / b) | 0`. */
const ROUNDING = ['floor', 'trunc', 'ceil'];

function isRounded(node) {
  const { parent } = node;
  if (parent.type === 'BinaryExpression') {
    return parent.operator === '|' && parent.left === node && parent.right.value === 0;
  }
  if (parent.type !== 'CallExpression' || parent.arguments[0] !== node) return false;
  const { object, property, computed } = parent.callee;
  return object?.name === 'Math' && !computed && ROUNDING.includes(property.name);
}

/**
 * Whole numbers only: no fraction is written, read or divided into being. `**` is Math.pow, and Math under another name
 * escapes the list of functions that rules may use.
 */
const integerMath = {
  create: (context) => {
    const calculation = (node) => {
      const { operator } = node;
      if (operator.startsWith('**')) {
        context.report({ node, message: 'Engines disagree on powers: multiply, or shift.' });
      }
      if (operator === '/=' || (operator === '/' && !isRounded(node))) {
        context.report({ node, message: 'A quotient is made whole at once: Math.floor(a / b).' });
      }
    };
    return {
      BinaryExpression: calculation,
      AssignmentExpression: calculation,
      Literal: (node) => {
        if (typeof node.value !== 'number' || Number.isInteger(node.value)) return;
        context.report({ node, message: 'Rules calculate with whole numbers.' });
      },
      Identifier: (node) => {
        if (node.name === 'parseFloat') context.report({ node, message: 'Rules calculate with whole numbers.' });
        if (node.name !== 'Math') return;
        const { parent } = node;
        const plain = parent.type === 'MemberExpression' && parent.object === node && !parent.computed;
        if (!plain) context.report({ node, message: 'Write Math.name, so that the name can be checked.' });
      },
    };
  },
};

export default { meta: { name: 'edubba' }, rules: { 'integer-math': integerMath } };
