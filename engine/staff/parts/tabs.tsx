import { useId, type KeyboardEvent, type ReactNode } from 'react'

type Props = {
  label: string
  names: string[]
  chosen: string
  onChoose: (name: string) => void
  children: ReactNode
}

/** Views of one thing; arrow keys go from tab to tab (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export const Tabs = ({ label, names, chosen, onChoose, children }: Props) => {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = names.at((names.indexOf(chosen) + step) % names.length)
    if (next === undefined) return
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} className="tabs" onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-view`}
            tabIndex={name === chosen ? 0 : -1}
            className="tab"
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-view`} aria-label={chosen}>
        {children}
      </div>
    </>
  )
}
