import type { View } from '../../engine/campaign/view.ts'

type DataOf<Name extends View['page']> = Extract<View, { page: Name }>['data']

/** What the staff pages show of the database. */
export interface StaffRows {
  overview(): Promise<Omit<DataOf<'staff/overview'>, 'mails'>>
  /** Null when there is no such submission. */
  submission(id: string): Promise<DataOf<'staff/submission'> | null>
}

export type StaffMail = DataOf<'staff/mail'>['mail']
