import type { CalculatorInput } from '../kit/calculator-input.ts'

export const startOf = (input: CalculatorInput): number =>
  input.type === 'choice' ? (input.options[0]?.value ?? 0) : input.start

type Row<Input> = { input: Input; id: string; lang: string }

/** A label, what is set, and the control; without scripts no control is shown. */
export const InputRow = ({ input, id, lang }: Row<CalculatorInput>) =>
  input.type === 'choice' ? (
    <Choice input={input} id={id} />
  ) : (
    <div className="sum-row">
      <label htmlFor={id}>{input.label}</label>
      <Numbered input={input} id={id} lang={lang} />
    </div>
  )

type Numbers = Exclude<CalculatorInput, { type: 'choice' }>

/** Signs of money that are written before the figure. */
const isSign = /^[$£¥]$/

const Numbered = ({ input, id, lang }: Row<Numbers>) => {
  const { type, from, to, step, start, unit } = input
  const number = new Intl.NumberFormat(lang)
  const bounds = { id, min: from, max: to, defaultValue: start }
  const [before, after] = isSign.test(unit ?? '') ? [unit, undefined] : [undefined, unit]
  const said = after !== undefined && <span className="sum-unit"> {after}</span>
  if (type === 'range')
    return (
      <>
        <p className="sum-said">
          {before}
          {/* The slider says its value itself. */}
          <output htmlFor={id} aria-live="off">
            {number.format(start)}
          </output>
          {said}
        </p>
        <input type="range" className="sum-range sum-control print:hidden" {...bounds} step={step} />
      </>
    )
  return (
    <>
      <p className="sum-said sum-fixed">
        {before}
        {number.format(start)}
        {said}
      </p>
      <p className="sum-typed sum-control">
        <span className="input sum-box">
          {before}
          <input
            type="number"
            {...bounds}
            step={step}
            inputMode="decimal"
            aria-describedby={`${id}-bounds`}
          />
          {said}
        </span>
        <span className="sum-bounds" id={`${id}-bounds`}>
          {number.format(from)} – {number.format(to)}
        </span>
      </p>
    </>
  )
}

const Choice = ({
  input: { label, options },
  id,
}: Omit<Row<Extract<CalculatorInput, { type: 'choice' }>>, 'lang'>) => (
  <div id={id} className="sum-row" role="radiogroup" aria-labelledby={`${id}-label`}>
    <p id={`${id}-label`}>{label}</p>
    <p className="sum-said sum-fixed">{options[0]?.label}</p>
    <div className="sum-options sum-control">
      {options.map((option, index) => (
        <label key={option.label}>
          <input type="radio" name={id} value={option.value} defaultChecked={index === 0} />
          {option.label}
        </label>
      ))}
    </div>
  </div>
)
