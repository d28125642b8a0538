import { clsx } from 'clsx'
import { ActionLink } from '../kit/button.tsx'
import { formulaValue } from '../kit/formula-value.ts'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { InputRow, startOf } from './calculator-input.tsx'
import type { CalculatorProps } from './calculator.schema.ts'
import { figureText } from './figure-text.ts'
import { aloneOf, groundOf, isAskedFirst, lookOf } from './sum-look.ts'
import { Water } from './water.tsx'

/** Worked out for the values it starts with; the loader does the sum again at each input (`data-sum`). */
export const Calculator = (props: BlockProps<CalculatorProps>) => {
  const { variant, tone, anchor, title, text, inputs } = props
  const look = lookOf(props)
  return (
    <Frame tone={tone} anchor={anchor} className={look}>
      <div className={clsx('sum', look === undefined && (variant === 'beside' ? 'sum-beside' : 'sum-below'))}>
        <div className="sum-inputs">
          <Heading title={title} text={text} />
          <fieldset data-sum className="sum-rows" aria-label={title?.replaceAll('*', '')}>
            {inputs.map((input) => (
              <InputRow
                key={input.name}
                input={input}
                id={`${anchor}-${input.name}`}
                lang={props.setting.words.locale}
              />
            ))}
          </fieldset>
        </div>
        <Results {...props} />
      </div>
    </Frame>
  )
}

const Results = (props: BlockProps<CalculatorProps>) => {
  const { inputs, results, anchor, note, action, setting } = props
  const starts = Object.fromEntries(inputs.map((input) => [input.name, startOf(input)]))
  const ids = inputs.map(({ name }) => `${anchor}-${name}`).join(' ')
  const words = aloneOf(props)?.text
  const [first, last] = isAskedFirst(props) ? [action] : [undefined, action]
  return (
    <div className={clsx('sum-results', aloneOf(props) && 'sum-one', groundOf(props))}>
      {results.map((result, index) => (
        <div key={result.label} className="sum-result">
          <p>{result.label}</p>
          <Figure result={result} ids={ids} starts={starts} lang={setting.words.locale} />
          {result.text !== undefined && words === undefined && <p className="quiet">{result.text}</p>}
          {index === 0 && first && (
            <p className="sum-action">
              <ActionLink action={first} />
            </p>
          )}
        </div>
      ))}
      {(words ?? note ?? last) !== undefined && (
        <div className="sum-foot">
          {words !== undefined && <p className="lede">{words}</p>}
          {last && <ActionLink action={last} />}
          {note !== undefined && <p className="help">{note}</p>}
        </div>
      )}
      {setting.layout === 'chart' && lookOf(props) !== undefined && <Water />}
    </div>
  )
}

type FigureProps = {
  result: CalculatorProps['results'][number]
  ids: string
  starts: Record<string, number>
  lang: string
}

const Figure = ({ result, ids, starts, lang }: FigureProps) => {
  const figure = figureText(formulaValue(result.formula, starts), result, lang)
  return (
    <p className={clsx('sum-figure', roomFor(figure))}>
      <output htmlFor={ids} aria-live="polite">
        {figure}
      </output>
      {result.unit !== undefined && <span className="sum-unit"> {result.unit}</span>}
    </p>
  )
}

const roomFor = ({ length }: string) =>
  length > 5 && (length > 12 ? 'sum-18' : length > 8 ? 'sum-12' : 'sum-8')
