import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { originPlaceholder } from '../campaign/release/release.ts'
import type { MailContent } from '../campaign/release/assets.ts'
import { dirOf } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import { mailPictureUrls } from '../campaign/mail/mail-picture-urls.ts'
import { mailStyles, outlookStyles, phoneStyles, withStyles } from './mail-styles.ts'

export const renderEmail = ({ theme, ...mail }: MailContent): string => {
  const html = renderToStaticMarkup(<EmailLayout {...mail} />).replace('</head>', `${outlookStyles}</head>`)
  return `<!doctype html>${withStyles(html, mailStyles(theme, dirOf(mail.lang)))}`
}

type Mail = Omit<MailContent, 'theme'>

const EmailLayout = (mail: Mail) => (
  <html lang={mail.lang} dir={turnedDir(mail.lang)}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{mail.subject}</title>
      <style dangerouslySetInnerHTML={{ __html: phoneStyles(dirOf(mail.lang)) }} />
    </head>
    <body>
      <div className="preheader">{mail.preheader}</div>
      <Rows name="ground" lang={mail.lang}>
        <td className="around" align="center">
          <Card {...mail} />
          <Below {...mail} />
        </td>
      </Rows>
    </body>
  </html>
)

const Card = ({ titleHtml, bodyHtml, signedBy, afterHtml, brand, coach, look, lang }: Mail) => {
  const pictures = mailPictureUrls(coach, look)
  return (
    <Rows name="card" lang={lang}>
      <td>
        <Head titleHtml={titleHtml} brand={brand} lang={lang} pictures={pictures} />
      </td>
      <td className="text">
        <Written html={bodyHtml} />
        {signedBy !== undefined && (
          <p className="signature">
            <Picture url={pictures.portrait} name="portrait" width={56} height={56} />
            <span className="signature-name">{signedBy}</span>
          </p>
        )}
        {afterHtml !== '' && <Written html={afterHtml} />}
      </td>
    </Rows>
  )
}

const Below = ({ brand, postalAddress, lang }: Mail) => {
  const words = wordsOf(lang).mail
  return (
    <Rows name="below" lang={lang}>
      <td className="footer">
        <p className="footer-line">{words.why(brand)}</p>
        <p className="footer-line">{postalAddress}</p>
        <p className="footer-line">
          <a className="footer-link" href="{unsubscribeUrl}">
            {words.unsubscribe}
          </a>
          {' · '}
          <a className="footer-link" href="{unsubscribeUrl}/data">
            {words.ownData}
          </a>
        </p>
      </td>
    </Rows>
  )
}

type HeadProps = Pick<MailContent, 'titleHtml' | 'brand' | 'lang'> & {
  pictures: ReturnType<typeof mailPictureUrls>
}

/** Attributes of a table that only places what is in it. */
const layoutTable = (lang: string) =>
  ({
    dir: turnedDir(lang),
    role: 'presentation',
    width: '100%',
    cellPadding: 0,
    cellSpacing: 0,
    border: 0,
  }) as const

/** Who writes and what about, beside the drawing. */
const Head = ({ titleHtml, brand, lang, pictures }: HeadProps) => (
  <table className="head" {...layoutTable(lang)}>
    <tbody>
      <tr>
        <td className="brand" width="60%" valign="top">
          <Brand brand={brand} lang={lang} url={pictures.mark} />
        </td>
        <td className="drawing" width="40%" valign="bottom" rowSpan={titleHtml === undefined ? 1 : 2}>
          <Picture url={pictures.head} name="drawing-picture" width={240} height={240} />
        </td>
      </tr>
      {titleHtml !== undefined && (
        <tr>
          <td className="title" valign="bottom">
            <Title html={titleHtml} />
          </td>
        </tr>
      )}
    </tbody>
  </table>
)

const Brand = ({ brand, lang, url }: { brand: string; lang: string; url: string }) => (
  <table dir={turnedDir(lang)} role="presentation" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>
      <tr>
        <td className="mark-place">
          <Picture url={url} name="mark" width={28} height={28} />
        </td>
        <td className="brand-name">{brand}</td>
      </tr>
    </tbody>
  </table>
)

const Title = ({ html }: { html: string }) => (
  <h1 className="head-title" dangerouslySetInnerHTML={{ __html: html }} />
)

const Written = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />

/** Outlook lays out each table from the left that does not say so itself. */
const turnedDir = (lang: string) => (dirOf(lang) === 'rtl' ? 'rtl' : undefined)

/** A table with a row for each cell: Outlook lays out nothing else as it is meant. */
function Rows({ name, lang, children }: { name: string; lang: string; children: ReactNode }) {
  const cells = [children].flat().filter(Boolean)
  return (
    <table className={name} {...layoutTable(lang)}>
      <tbody>
        {cells.map((cell, index) => (
          <tr key={index}>{cell}</tr>
        ))}
      </tbody>
    </table>
  )
}

/** Of the coach's own site, which the mail learns when it is sent. What it shows, the text beside it says. */
function Picture({ url, name, width, height }: { url: string; name: string; width: number; height: number }) {
  return <img className={name} src={`{${originPlaceholder}}${url}`} alt="" width={width} height={height} />
}
