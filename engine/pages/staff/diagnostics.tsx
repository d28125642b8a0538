import type { StaffToolView } from '../../campaign/release/staff-tool-view.ts'
import { staffToolWords as words } from '../../words/staff-tool-words.ts'
import { StaffField } from './staff-field.tsx'
import { StaffHouse } from './staff-house.tsx'
import { Notice } from './staff-notice.tsx'

type Props = { site: string } & Extract<StaffToolView, { page: 'staff/diagnostics' }>['data']

export const Diagnostics = ({ site, email, name, results, notice, mayAct }: Props) => (
  <StaffHouse site={site}>
    <h1 className="title-2xl">{words.diagnostics}</h1>
    <p className="quiet mt-4">{words.diagnosticsText}</p>
    <Notice notice={notice} />
    {mayAct ? <Tests email={email} name={name} /> : <p className="mt-6">{words.readsOnly}</p>}
    {results.map(({ title, isOk, json }) => (
      <section key={title} className="mt-10">
        <h2 className="title-xl">
          {title}: {isOk ? 'ok' : 'failed'}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <pre className="mail-text" tabIndex={0} aria-label={title}>
          {json}
        </pre>
      </section>
    ))}
  </StaffHouse>
)

const Tests = ({ email, name }: Pick<Props, 'email' | 'name'>) => (
  <form className="staff-form mt-6" method="post" action="/test-email">
    <StaffField name="email" label={words.testEmail} value={email} type="email" />
    <StaffField name="name" label={words.testName} value={name} />
    <div className="staff-presses">
      {Object.entries(words.tests).map(([test, label]) => (
        <button
          key={test}
          className={test === 'full' ? 'btn' : 'staff-press'}
          type="submit"
          name="action"
          value={test}
        >
          {label}
        </button>
      ))}
    </div>
  </form>
)
