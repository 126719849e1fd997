import { Icon } from '@edubba/ui';
import type { RuleId } from '@edubba/kernel';
import { type ReactElement, useState } from 'react';
import { useWords } from './words.ts';
import { around, type Rule } from './book.ts';
import { RuleLink, useReading } from './RuleText.tsx';
import { Proven } from './Proven.tsx';
import { Taught } from './Taught.tsx';
import './Around.css';

const KINDS: readonly (readonly [kind: Rule['kind'], icon: string])[] = [
  ['rule', 'act-rule'],
  ['ruling', 'tok-karu'],
  ['example', 'ui-play'],
];

/** What belongs to a rule: rules it names or that name it, rulings, examples; and its address to copy. */
export function Around({ rule }: { readonly rule: Rule }): ReactElement {
  const say = useWords();
  const { book } = useReading();
  // A rule's rulings and examples stand right below it already.
  const kinds = rule.kind === 'rule' ? KINDS.slice(0, 1) : KINDS;
  const groups = kinds.map(([kind, icon]) => ({ kind, icon, rules: around(book, rule, kind) }));
  return (
    <div className="around">
      {groups.map(
        ({ kind, icon, rules }) =>
          rules.length > 0 && (
            <section key={kind}>
              <h3>
                <Icon id={icon} size={17} /> {say(`rules.around.${kind}`)}
              </h3>
              <ul>
                {rules.map((other) => (
                  <li key={other.id}>
                    <RuleLink id={other.id} className="chip rule" />
                    <span>{other.text}</span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {groups.every(({ rules }) => rules.length === 0) && <p className="around-none">{say('rules.around.none')}</p>}
      <Proven rule={rule} />
      <Taught rule={rule} />
      <CopyLink id={rule.id} />
    </div>
  );
}

function CopyLink({ id }: { readonly id: RuleId }): ReactElement {
  const say = useWords();
  const { game } = useReading();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const address = new URL(`/rules/${game}/${id}`, location.href).href;
    void navigator.clipboard.writeText(address).then(() => setCopied(true));
  };
  return (
    <button type="button" className="btn sm" onClick={copy}>
      <Icon id={copied ? 'act-confirm' : 'ui-link'} size={15} />
      <span aria-live="polite">{say(copied ? 'rules.copied' : 'rules.copy')}</span>
    </button>
  );
}
