import { contains, exactly } from './patterns.ts'

type Asked = { field?: string; answer: string }

/** SQL: what tells a form that was answered so; without a field, in any of its fields. */
export const answerGiven = (bind: (value: unknown) => string, { field, answer }: Asked) => {
  // The index knows no less than three letters in a row: fewer are looked for as a whole answer, as with "no" or "7". In other
  // scripts they are a word, and worth reading every form.
  const isPart = /[a-z0-9]{3}|[^ -~]/i.test(answer)
  const json = JSON.stringify(answer)
  const pattern = bind(isPart ? contains(answer) : exactly(answer))
  const name = field && bind(field)
  const indexed = bind(contains(isPart ? json.slice(1, -1) : json))
  const isGiven = (form: string) =>
    name
      ? `${form}.values ->> ${name} ilike ${pattern}`
      : `exists (select from jsonb_each_text(${answers(form)}) given where given.value ilike ${pattern})`
  return {
    isGiven,
    /** The same, by the index submissions_answers. */
    isFound: (form: string) => `${isGiven(form)} and (${answers(form)})::text ilike ${indexed}`,
  }
}

const answers = (form: string) => `${form}.values - 'name' - 'email'`
