import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Description, Part } from '../../src/api/openapi.ts';

/** The description a house gives of itself, as something answers can be held against. */
export class Described {
  readonly description: Description;
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly checks = new Map<string, ValidateFunction>();

  constructor(description: Description) {
    this.description = description;
    this.ajv.addSchema({ $id: 'house', components: description.components });
  }

  static async of(address: string): Promise<Described> {
    return new Described((await (await fetch(`${address}/api/v1/openapi.json`)).json()) as Description);
  }

  /** What is wrong with a value of that shape, if anything is. */
  fault(shape: string, value: unknown): string | undefined {
    const check = this.checks.get(shape) ?? this.ajv.compile({ $ref: `house#/components/schemas/${shape}` });
    this.checks.set(shape, check);
    return check(value) ? undefined : `${shape}: ${this.ajv.errorsText(check.errors)}`;
  }

  /** What is wrong with an answer, if anything is: a door nobody described, another status, another shape. */
  faultOfAnswer(method: string, path: string, status: number, body: unknown): string | undefined {
    const operation = this.operation(method, path.split('?', 1)[0] ?? '');
    const responses = (operation?.['responses'] ?? {}) as { [status: string]: Part };
    const response =
      responses[status] ??
      (operation === undefined && status < 500 ? undefined : responses[`${Math.floor(status / 100)}XX`]);
    if (response === undefined) return status === 404 ? undefined : `${method} ${path} is not described for ${status}`;
    const content = response['content'] as { 'application/json'?: { schema: { $ref: string } } } | undefined;
    const shape = content?.['application/json']?.schema.$ref.split('/').at(-1);
    if (shape === undefined)
      return body === undefined || content !== undefined ? undefined : `${method} ${path}: nothing should come back`;
    const fault = this.fault(shape, body);
    return fault === undefined ? undefined : `${method} ${path} ${status}: ${fault}`;
  }

  private operation(method: string, path: string): Part | undefined {
    const words = path.split('/');
    const all = Object.entries(this.description.paths).filter(([known]) => {
      const parts = known.split('/');
      return parts.length === words.length && parts.every((part, i) => part === words[i] || part.startsWith('{'));
    });
    // `tables/mine` is not a table called mine.
    const [found] = all.toSorted(([a], [b]) => a.split('{').length - b.split('{').length);
    return found?.[1][method.toLowerCase()];
  }
}
