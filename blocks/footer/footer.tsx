import { clsx } from 'clsx'
import { toneClass } from '../kit/frame.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { FooterProps } from './footer.schema.ts'

export const Footer = ({ tone = 'paper', note, links = [], setting }: BlockProps<FooterProps>) => {
  const others = setting.legal.links.filter(({ href }) => !links.some((own) => own.href === href))
  const all = [...links, ...others]
  const { versions = [] } = setting
  return (
    <footer className={clsx(toneClass[tone], 'footer')}>
      <div className="wrap footer-row">
        <p className="footer-owner">
          <b>{setting.since === undefined ? setting.brand : `© ${setting.since} ${setting.brand}`}</b>{' '}
          <span>{setting.postalAddress}</span>
        </p>
        {(all.length > 0 || setting.consent !== undefined) && (
          <nav aria-label={setting.legal.label}>
            <ul className="footer-links">
              {all.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {setting.consent !== undefined && (
                <li>
                  <button type="button" className="footer-consent" data-consent-open="" hidden>
                    {setting.consent}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        )}
        {versions.length > 0 && (
          <ul className="footer-links">
            {versions.map(({ lang, label, href }) => (
              <li key={lang}>
                <a href={href} lang={lang} hrefLang={lang}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {note !== undefined && <p className="footer-note">{note}</p>}
      </div>
    </footer>
  )
}
