import { clsx } from 'clsx'
import { toneClass } from '../kit/frame.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { FooterProps } from './footer.schema.ts'

/** Owner and address left, links right. */
export const Footer = ({ tone, note, links = [], setting }: BlockProps<FooterProps>) => {
  const all = [...links, ...setting.legal.links]
  return (
    <footer className={clsx(toneClass[tone], 'footer')}>
      <div className="wrap footer-row">
        <div>
          <p className="footer-owner">{setting.brand}</p>
          <p className="quiet">{setting.postalAddress}</p>
          {note !== undefined && <p className="quiet mt-2">{note}</p>}
        </div>
        {all.length > 0 && (
          <nav aria-label={setting.legal.label}>
            <ul className="footer-links">
              {all.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}
