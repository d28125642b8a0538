import { clsx } from 'clsx'
import { toneClass } from '../kit/frame.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { FooterProps } from './footer.schema.ts'

/** Owner and address left, links right. */
export const Footer = ({ tone, note, links = [], setting }: BlockProps<FooterProps>) => {
  const own = [
    { label: 'Privacy', href: setting.links.privacy },
    { label: 'Terms', href: setting.links.terms },
    { label: 'Contact', href: setting.links.contact },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
  const all = [...links, ...own]
  return (
    <footer className={clsx(toneClass[tone], 'footer')}>
      <div className="wrap footer-row">
        <div>
          <p className="footer-owner">{setting.brand}</p>
          <p className="quiet">{setting.postalAddress}</p>
          {note !== undefined && <p className="quiet mt-2">{note}</p>}
        </div>
        {all.length > 0 && (
          <nav aria-label="Legal">
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
