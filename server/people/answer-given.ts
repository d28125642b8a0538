import { contains, exactly } from './patterns.ts'

type Asked = { field?: string; answer: string }

/** SQL: leads with a form that was answered so; without a field, in any of its fields. */
export const answerGiven = (bind: (value: unknown) => string, { field, answer }: Asked) => {
  // The index knows no less than three letters in a row: fewer are looked for as a whole answer, as with "no" or "7". In other
  // scripts they are a word, and worth reading every form.
  const isPart = /[a-z0-9]{3}|[^ -~]/i.test(answer)
  const pattern = bind(isPart ? contains(answer) : exactly(answer))
  const isGiven = field
    ? `form.values ->> ${bind(field)} ilike ${pattern}`
    : `exists (select from jsonb_each_text(${answers}) given where given.value ilike ${pattern})`
  const json = JSON.stringify(answer)
  const indexed = contains(isPart ? json.slice(1, -1) : json)
  return {
    /** A condition of a row of leads. Without the offset PostgreSQL would join every form that has the answer first. */
    ofLead: (lead: string) =>
      `exists (select from submissions form where form.lead_id = ${lead}.id and ${isGiven} offset 0)`,
    /** A query. */
    leadIds: `select form.lead_id from submissions form where ${isGiven} and (${answers})::text ilike ${bind(indexed)}`,
  }
}

/** Its text is the expression of the index submissions_answers. */
const answers = `form.values - 'name' - 'email'`
