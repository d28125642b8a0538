/** A paragraph that is a link alone. After the first one they are quiet: a mail asks for one thing above all. */
export const withButtons = (html: string) => {
  let isFirst = true
  return html.replace(/<p><a ([^>]*)>([^<]*)<\/a><\/p>/g, (_all, link: string, words: string) => {
    const name = isFirst || link.includes('{calendarUrl}') ? 'button' : quietButton
    isFirst = false
    return `<p><a class="${name}" ${link}>${words}</a></p>`
  })
}

export const quietButton = 'quiet-button'

/** Outlook gives a link neither padding nor a line around it: a quiet button has a cell of its own. */
export const withFrames = (html: string): string =>
  html.replace(
    /<p>(<a class="quiet-button"[^>]*>[^<]*<\/a>)<\/p>/g,
    '<table class="quiet" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="quiet-frame">$1</td></tr></table>',
  )
