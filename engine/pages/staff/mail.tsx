import type { View } from '../../campaign/release/view.ts'
import { staffWords } from '../../words/en.ts'
import { StaffHouse } from './staff-house.tsx'
import { Moment, Pairs } from './table.tsx'

type Props = { site: string } & Extract<View, { page: 'staff/mail' }>['data']

export const Mail = ({ site, mail }: Props) => (
  <StaffHouse site={site}>
    <h1 className="title-2xl">{mail.subject}</h1>
    <p className="quiet mt-4">
      {staffWords.to} {mail.to} · <Moment at={mail.sentAt} />
    </p>
    <h2 className="title-xl mt-10">{staffWords.text}</h2>
    <pre className="mail-text">{mail.text}</pre>
    <h2 className="title-xl mt-10">{staffWords.headers}</h2>
    <Pairs pairs={mail.headers} />
  </StaffHouse>
)
