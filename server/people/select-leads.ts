import { answerGiven } from './answer-given.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked } from './lead-position.ts'
import { leadConditions } from './lead-conditions.ts'

/** SQL and its values: the newest leads that fit. */
export const selectNewest = (coaches: Coaches, query: LeadsAsked, most: number) => {
  const { where, and, values, bind } = leadConditions(coaches, query)
  const leads = (conditions: string, size: number) =>
    `select * from leads ${conditions} ${newestFirst} limit ${size}`
  if (!query.answer) return { statement: leads(where, most), values }
  const { isGiven, isFound } = answerGiven(bind, { ...query, answer: query.answer })
  // Without the offset PostgreSQL would join every form that has the answer first.
  const isWalked = `exists (select from submissions form where form.lead_id = lead.id and ${isGiven('form')} offset 0)`
  const ids = `array(select form.lead_id from submissions form where ${isFound('form')})`
  const statement = `
with near as (select * from (${leads(where, most * walked)}) lead where ${isWalked} ${newestFirst} limit ${most})
select * from near where (select count(*) from near) = ${most}
union all
(${leads(and(`id = any (${ids}) and (select count(*) from near) < ${most}`), most)})`
  return { statement, values }
}

/** SQL and its values: some of the leads that fit, whichever are found first. */
export const selectSome = (coaches: Coaches, query: LeadsAsked, most: number) => {
  const { where, values, bind } = leadConditions(coaches, query)
  const leads = `select * from leads ${where}`
  if (!query.answer) return { statement: `${leads} limit ${most}`, values }
  const { isGiven, isFound } = answerGiven(bind, { ...query, answer: query.answer })
  // Once each, of somebody who gave it in several forms.
  const statement = `
select lead.id from submissions form join (${leads}) lead on lead.id = form.lead_id
where ${isFound('form')} and not exists (
  select from submissions other where other.lead_id = form.lead_id and other.id < form.id and ${isGiven('other')})
limit ${most}`
  return { statement, values }
}

/**
 * So many leads for each that is asked for. An answer that one in a hundred gave fills the page from the newest leads, and finding
 * all of theirs would be slow. One that fewer gave is found by its index, and walking the leads to the last one would be slow.
 */
const walked = 100

const newestFirst = 'order by created_at desc, id desc'
