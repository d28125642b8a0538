import { askingOf } from '../campaign/schema/analytics.ts'
import type { Page } from '../campaign/schema/page.ts'
import { wordsOf } from '../words/words.ts'

/** Shown by the page's loader. Without scripts nothing counts, so there is nothing to ask. */
export const ConsentBar = ({
  page,
  isShown = false,
}: {
  page: Pick<Page, 'analytics' | 'lang' | 'coach'>
  isShown?: boolean
}) => {
  const asking = askingOf(page.analytics ?? {})
  if (asking.length === 0) return null
  const { consent, legal, locale } = wordsOf(page.lang).page
  const names = new Intl.ListFormat(locale).format(asking.map(({ name }) => name))
  const { privacy } = page.coach.links
  return (
    <section className="consent tone-deep" data-consent="" aria-label={consent.label} hidden={!isShown}>
      <div className="wrap consent-row">
        <p>
          {consent.text(names)}
          {privacy !== undefined && (
            <>
              {' '}
              <a href={privacy}>{legal.privacy}</a>
            </>
          )}
        </p>
        <p className="consent-choices">
          <button type="button" value="no">
            {consent.no}
          </button>
          <button type="button" value="yes">
            {consent.yes}
          </button>
        </p>
      </div>
    </section>
  )
}
