import type { Page } from '../campaign/schema/page.ts'

/** The form's button at the lower edge of a phone, for as long as the form is out of sight above and not yet sent. */
export const PressBar = ({ page }: { page: Page }) => {
  const form = page.sections.find((section) => section.type === 'form')
  if (!form) return null
  return (
    <div className="press-bar">
      <a className="btn" href={`#${form.anchor}`}>
        {form.button.label}
      </a>
    </div>
  )
}
