import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Overview } from './overview.tsx'

const event = {
  id: 'nora/evening',
  title: 'Evening',
  taken: 3,
  capacity: 20,
  startsAt: '2026-12-01T18:00:00.000Z',
  status: 'planned',
}
const drawn = (status: string) =>
  renderToStaticMarkup(
    <Overview
      site="Porchlight"
      counts={{}}
      submissions={[]}
      failed={[]}
      lost={[]}
      events={[{ ...event, status }]}
      mails={[]}
      notice={null}
      mayAct
    />,
  )

test('an event that no file has any more does not look planned, and says that its guests keep their seats', () => {
  expect(drawn('planned')).toContain('<td>planned</td>')
  const html = drawn('withdrawn')
  expect(html).not.toContain('planned')
  expect(html).toContain('withdrawn: no file has it any more. Its guests keep their seats.')
  expect(html).toContain('3 of 20')
})
