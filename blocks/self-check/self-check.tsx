import { Fragment } from 'react'
import { ActionLink, QuietLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { SelfCheckProps } from './self-check.schema.ts'

/** Styles count the ticks, so that it works without scripts. */
export const SelfCheck = (props: BlockProps<SelfCheckProps>) => {
  const { variant, tone, anchor, title, text, sentences, results } = props
  const elsewhere = results.find(({ action }) => action)?.action
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="stack">
        <Heading title={title} text={text} />
        <div className={variant === 'beside' ? 'self self-beside' : 'self'}>
          {/* Boxes and their sentences are siblings: that is how styles count. */}
          <fieldset aria-label={title?.replaceAll('*', '')} className="self-list">
            {sentences.map((sentence, index) => (
              <Fragment key={sentence}>
                <input type="checkbox" id={`${anchor}-${index}`} className="self-box" />
                <label htmlFor={`${anchor}-${index}`} className="self-sentence">
                  {sentence}
                </label>
              </Fragment>
            ))}
          </fieldset>
          <div className="self-results" aria-live="polite">
            <p className="self-count" aria-hidden="true">
              <span className="self-ticks" /> / {sentences.length}
            </p>
            {results.map((result, index) => {
              const next = results[index + 1]?.from
              return (
                <div key={result.title} className="self-result">
                  <span className="self-range">
                    {rangeOf(result.from, (next ?? sentences.length + 1) - 1)}
                  </span>
                  <div>
                    <ItemTitle under={title}>{result.title}</ItemTitle>
                    <div className={shownFrom(result.from, next)}>
                      {result.text !== undefined && <p className="quiet mt-2">{result.text}</p>}
                      {result.action ? (
                        <p className="mt-5">
                          <ActionLink action={result.action} />
                        </p>
                      ) : (
                        elsewhere && (
                          <p className="mt-3">
                            <QuietLink link={elsewhere} />
                          </p>
                        )
                      )}
                    </div>
                  </div>
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </Frame>
  )
}

const rangeOf = (from: number, to: number) => (from >= to ? from : `${from}–${to}`)

/** Hides what a result says until something is ticked, below its number of ticks, and from the next result's on. Browsers without `:has` show all. */
const shownFrom = (from: number, next: number | undefined) =>
  [hiddenBelow[Math.max(from, 1) - 1], next === undefined ? undefined : hiddenFrom[next - 1]]
    .filter(Boolean)
    .join(' ')

// The dev server and Storybook find class names that are written out.
const hiddenBelow = [
  '[.self:not(:has(:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked))_&]:hidden',
  '[.self:not(:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked))_&]:hidden',
]
const hiddenFrom = [
  '[.self:has(:checked)_&]:hidden',
  '[.self:has(:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked)_&]:hidden',
  '[.self:has(:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked~:checked)_&]:hidden',
]
