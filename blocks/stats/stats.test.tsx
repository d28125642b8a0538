import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { StatsProps } from './stats.schema.ts'
import { Stats } from './stats.tsx'

const draw = (variant: string, value = '500+') =>
  renderToStaticMarkup(
    <Stats
      {...StatsProps.parse({
        type: 'stats',
        variant,
        figures: [{ value, label: 'families moved' }],
        note: 'Counted in May.',
      })}
      setting={storySetting}
    />,
  )

it.each(['inline', 'strip', 'ledger'])('%s pairs what is counted with its figure', (variant) => {
  expect(draw(variant)).toMatch(/<dl[^>]*><div[^>]*><dt>families moved<\/dt><dd>500\+<\/dd><\/div><\/dl>/)
  expect(draw(variant)).toContain('Counted in May.')
})

it('keeps a sum on one line with its sign', () => {
  expect(draw('strip', '3 × € 520')).toContain('3 × €\u00a0520')
  expect(draw('strip', '2 500 £ or 9')).toContain('2 500\u00a0£ or 9')
})

const stairs = (values: string[]) =>
  renderToStaticMarkup(
    <Stats
      {...StatsProps.parse({
        type: 'stats',
        variant: 'ledger',
        figures: values.map((value) => ({ value, label: `of ${value}` })),
      })}
      setting={{ ...storySetting, layout: 'stairs' }}
    />,
  )

it('draws lines to scale only where the figures count one thing', () => {
  expect(stairs(['33 hours', '132 hours'])).toMatch(/width="25%".*width="100%"/)
  expect(stairs(['132 hours', '3 weeks'])).not.toContain('<svg')
})
