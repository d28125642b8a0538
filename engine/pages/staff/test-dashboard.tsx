import type { StaffToolView } from '../../campaign/release/staff-tool-view.ts'
import { staffToolWords as words } from '../../words/staff-tool-words.ts'
import { StaffField } from './staff-field.tsx'
import { StaffHouse } from './staff-house.tsx'
import { Notice } from './staff-notice.tsx'

type Props = { site: string } & Extract<StaffToolView, { page: 'staff/test-dashboard' }>['data']

export const TestDashboard = ({ site, email, links, notice, mayAct }: Props) => (
  <StaffHouse site={site}>
    <h1 className="title-2xl">{words.dashboard}</h1>
    <p className="quiet mt-4">{words.dashboardText}</p>
    <Notice notice={notice} />
    {mayAct ? <TestForm email={email} /> : <p className="mt-6">{words.readsOnly}</p>}
    <h2 className="title-xl mt-10">{words.pages}</h2>
    <ul className="staff-list mt-4">
      {links.map(({ path, isLive }) => (
        <li key={path}>{isLive ? <a href={path}>{path}</a> : `${path} (${words.noPage})`}</li>
      ))}
    </ul>
    <h2 className="title-xl mt-10">{words.notes}</h2>
    <ul className="staff-list mt-4">
      {words.noteList.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </StaffHouse>
)

const TestForm = ({ email }: Pick<Props, 'email'>) => (
  <form className="staff-form mt-6" method="post" action="/staff/test-dashboard">
    <StaffField name="email" label={words.email} value={email} type="email" />
    <div className="staff-presses">
      <button className="btn" type="submit" name="action" value="send">
        {words.send}
      </button>
      <button className="staff-press" type="submit" name="action" value="process">
        {words.process}
      </button>
    </div>
  </form>
)
