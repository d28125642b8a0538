import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../kit/story-setting.ts'
import { StatsProps } from './stats.schema.ts'
import { Stats } from './stats.tsx'

const draw = (variant: string) =>
  renderToStaticMarkup(
    <Stats
      {...StatsProps.parse({
        type: 'stats',
        variant,
        figures: [{ value: '500+', label: 'families moved' }],
        note: 'Counted in May.',
      })}
      setting={storySetting}
    />,
  )

it.each(['inline', 'strip', 'ledger'])('%s pairs what is counted with its figure', (variant) => {
  expect(draw(variant)).toMatch(/<dl[^>]*><div[^>]*><dt>families moved<\/dt><dd>500\+<\/dd><\/div><\/dl>/)
  expect(draw(variant)).toContain('Counted in May.')
})
