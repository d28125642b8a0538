import type { View } from '../../engine/campaign/release/view.ts'

type DataOf<Name extends View['page']> = Extract<View, { page: Name }>['data']

/** What the staff pages show of the database. `coach`: the only one whose rows are shown; null: all. */
export interface StaffRows {
  overview(coach: string | null): Promise<Omit<DataOf<'staff/overview'>, 'mails' | 'notice'>>
  /** Null when there is no such submission. */
  submission(id: string, coach: string | null): Promise<DataOf<'staff/submission'> | null>
}

export type StaffMail = DataOf<'staff/mail'>['mail']
