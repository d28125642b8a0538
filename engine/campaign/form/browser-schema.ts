import * as z from 'zod/mini'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import type { FormWords } from '../../words/form-words.ts'
import { answersSchema } from './answers-schema.ts'
import { emailProblem } from './email-problem.ts'

/** What people get wrong, said without a request. It refuses nothing that the server would take; all else the server says. */
export const browserSchema = (fields: readonly FormField[], problems: FormWords['problems']) =>
  answersSchema(fields, { text: () => text, email: email(problems), exact: () => text }, problems)

const trimmed = (raw: unknown) => (typeof raw === 'string' ? raw.trim() : '')

const text = z.transform((raw: unknown) => trimmed(raw) || undefined)

const email = (problems: FormWords['problems']) =>
  z.transform((raw: unknown, { issues }) => {
    const typed = trimmed(raw)
    if (typed !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed))
      issues.push({
        code: 'invalid_format',
        format: 'email',
        input: typed,
        message: emailProblem(typed, problems),
      })
    return typed || undefined
  })
