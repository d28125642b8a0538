import { z } from 'zod'
import { reservedFieldNames } from './reserved-field-names.ts'
import { FieldLabel, Text } from './words.ts'

const FieldName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, {
    error: 'must be one word of letters and digits that begins small, such as "companySize"',
  })
  .refine((name) => !(reservedFieldNames as readonly string[]).includes(name), {
    error: `is taken: ${reservedFieldNames.join(', ')} belong to the form itself`,
  })
  .describe('Key under which the answer is stored.')

export const FieldCondition = z
  .strictObject({
    field: z.string().describe('Name of an earlier field of the type select, radio or checkbox.'),
    is: z
      .union([z.string(), z.literal(true)])
      .optional()
      .describe('Value of the choice it is asked for; true for a ticked box.'),
    in: z.array(z.string()).min(1).optional().describe('Values of the choices, where several lead to it.'),
  })
  .refine((when) => (when.is === undefined) !== (when.in === undefined), {
    error: 'needs either "is" with one choice, or "in" with a list',
  })
  .describe(
    'Asked only after this answer to an earlier field; otherwise it is neither shown, required nor stored.',
  )

const common = {
  name: FieldName,
  label: FieldLabel.describe('Label above the field.'),
  required: z.boolean().default(true).describe('Whether the form is refused without it.'),
  help: Text.optional().describe('One line under the field.'),
  when: FieldCondition.optional(),
  page: z
    .number()
    .int()
    .min(1)
    .max(9)
    .optional()
    .describe(
      'Page of the form on which it is asked, from 1. Default: that of the field before. Without scripts all are on one page.',
    ),
}
const placeholder = Text.optional().describe('Grey words in the empty field. They are no label.')
const maxLength = (fallback: number, ceiling: number) =>
  z.number().int().min(1).max(ceiling).default(fallback).describe('Most characters (code points) allowed.')

const Day = z.iso.date({ error: 'must be a day, such as 2027-03-01' })

const Option = z.strictObject({
  value: z.string().min(1).max(100).describe('What is stored.'),
  label: FieldLabel.describe('What the visitor reads.'),
})
const options = z.array(Option).min(1).describe('The choices, in order.')

export const FormField = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    ...common,
    autocomplete: z
      .string()
      .optional()
      .describe('HTML autocomplete token, such as "name" or "organization".'),
    placeholder,
    maxLength: maxLength(200, 1000),
  }),
  z.strictObject({ type: z.literal('email'), ...common, placeholder }),
  z.strictObject({
    type: z.literal('tel').describe('A phone number, stored as "+442079460018".'),
    ...common,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'must be the two capitals of a country, such as "GB"' })
      .optional()
      .describe(
        'Country of a number that is typed without its code: two capitals (ISO 3166-1), such as GB. Without it, numbers begin with "+".',
      ),
    placeholder,
  }),
  z.strictObject({
    type: z.literal('url').describe('The address of a website; "https://" may be left out.'),
    ...common,
    placeholder,
  }),
  z
    .strictObject({
      type: z.literal('date').describe('A day, picked from a calendar and stored as "2027-03-04".'),
      ...common,
      min: Day.optional().describe('First day that can be chosen, such as 2027-03-01.'),
      max: Day.optional().describe('Last day that can be chosen.'),
    })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      path: ['max'],
      error: 'must not lie before "min"',
    }),
  z
    .strictObject({
      type: z.literal('number').describe('A number, such as how many people come.'),
      ...common,
      min: z.number().optional().describe('Smallest number allowed.'),
      max: z.number().optional().describe('Largest number allowed.'),
    })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      path: ['max'],
      error: 'must not be smaller than "min"',
    }),
  z.strictObject({
    type: z.literal('textarea'),
    ...common,
    rows: z.number().int().min(2).max(12).default(3).describe('Height of the field, in lines of text.'),
    placeholder,
    maxLength: maxLength(2000, 10_000),
  }),
  z.strictObject({ type: z.literal('select'), ...common, options, placeholder }),
  z
    .strictObject({
      type: z.literal('radio'),
      ...common,
      options: z
        .array(
          Option.extend({
            note: Text.optional().describe('Quieter words after the label: "04 min 35 sec".'),
          }),
        )
        .min(1)
        .describe('The choices, in order: a card each.'),
      selected: z
        .string()
        .optional()
        .describe('Value of the choice that is made from the start; the visitor may change it.'),
    })
    .refine(
      ({ options: all, selected }) => selected === undefined || all.some(({ value }) => value === selected),
      {
        path: ['selected'],
        error: 'must be the value of one of the options',
      },
    ),
  z.strictObject({
    type: z.literal('checkbox'),
    ...common,
    label: Text.max(500).describe('The words beside the box; a consent may take a few lines.'),
  }),
  z.strictObject({
    type: z.literal('hidden'),
    name: FieldName,
    value: z.string().max(200).describe('What is stored.'),
  }),
])
export type FormField = z.infer<typeof FormField>
