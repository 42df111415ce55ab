import fc from 'fast-check';
import { hostile } from './hostile.ts';
import { valuesOf } from './values.ts';

/** A part of a JSON Schema that this generator reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Where a value stands. */
export interface Place {
  /** The document's named shapes. */
  readonly refs: Readonly<Record<string, Schema>>;
  /** The call's path, with its parameters in braces. */
  readonly path: string;
}

const text = fc.oneof(
  fc.constantFrom('Backend systems', 'A co-founder, 20 hours a week, 5 % equity', 'Pune, India'),
  fc.lorem({ maxCount: 8 }),
);

/** The name of a shape, where the schema refers to one. */
export const shapeOf = ({ $ref }: Schema) => $ref?.split('/').at(-1);

/** Everything a schema means by itself, and what is known of the field's name. */
export function valid(schema: Schema, place: Place, name = ''): fc.Arbitrary<unknown> {
  const shape = shapeOf(schema);
  const known = valuesOf(name, place.path, shape);
  if (known) return fc.constantFrom<unknown>(...known);
  if (shape) return valid(place.refs[shape] ?? {}, place, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, place, name)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => valid(part, place, name));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return objectOf(schema, place);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 3, 3));
      return fc.array(valid(schema.items ?? {}, place), { minLength, maxLength });
    }
    case 'number':
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 100, 1e6),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text;
  }
}

function objectOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const keys = schema.propertyNames?.enum;
  if (keys && typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom(...keys.map(String)), valid(schema.additionalProperties, place));
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valid(field, place, name)])), {
    requiredKeys: [...(schema.required ?? [])],
  });
}

/** A body that is right, or but for one place, seldom three; a list or an object inside it may be the place. */
export function bodyOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const spot = fc.tuple(fc.nat(), fc.boolean(), hostile);
  const whole = valid(schema, place);
  const disturbed = (most: number) =>
    fc
      .tuple(whole, fc.array(spot, { minLength: 1, maxLength: most }))
      .map(([body, spots]) => spots.reduce(disturb, body));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 6, arbitrary: disturbed(1) },
    { weight: 2, arbitrary: disturbed(3) },
    { weight: 1, arbitrary: hostile },
  );
}

function disturb(body: unknown, [which, inside, value]: [number, boolean, unknown]): unknown {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const chosen = entries[which % Math.max(1, entries.length)];
  if (!chosen) return value;
  const [key, old] = chosen;
  const deeper = inside && typeof old === 'object' && old !== null;
  const next = deeper ? disturb(old, [which >> 3, true, value]) : value;
  if (Array.isArray(body)) return body.with(Number(key), next);
  return { ...Object.fromEntries(entries), [key]: next };
}
