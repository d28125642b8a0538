import type { FormField } from '../../../blocks/kit/form-field.ts'

/** The fields whose conditions (`when`) hold for these answers, as they are typed or sent. */
export const shownFields = (
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
): FormField[] => {
  const shown: FormField[] = []
  for (const field of fields) {
    const when = field.type !== 'hidden' && field.when
    const isShown =
      !when ||
      (shown.some(({ name }) => name === when.field) &&
        [when.is, when.in].flat().includes(asChosen(answers[when.field])))
    if (isShown) shown.push(field)
  }
  return shown
}

/** Browsers send "on" for a ticked box. */
const asChosen = (answer: unknown) =>
  answer === 'on' || answer === 'true' || answer === true ? true : typeof answer === 'string' ? answer : ''
