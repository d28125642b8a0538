import { quietButton } from './mail-buttons.ts'

/**
 * The event above the button that puts it into a calendar, and what was before, where the paragraph in front of the button says
 * it. `room`: the words of a button that leads to the meeting, for a mail about one that is near.
 */
export const withDateCard = (html: string, room: string | undefined): string =>
  html.replace(place, (_all, former: string | undefined, button: string) =>
    [
      '<table class="date" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="date-text">',
      '<p class="date-title">{eventTitle}</p>',
      former === undefined ? '' : `<p class="date-former">${former.replace(struck, '<s>$&</s>')}</p>`,
      '<p class="date-line">{eventDate}<br>{eventPlace}<br>{eventFacts}</p>',
      room === undefined ? button : buttons(room, button),
      '</td></tr></table>',
    ].join(''),
  )

const buttons = (room: string, calendar: string) =>
  `<p><a class="button" href="{eventPlace}">${room}</a></p><p>${calendar.replace('class="button"', `class="${quietButton}"`)}</p>`

const place =
  /(?:<p>((?:(?!<\/p>)[^])*\{former(?:(?!<\/p>)[^])*)<\/p>\s*)?<p>(<a class="button" href="\{calendarUrl\}">[^<]*<\/a>)<\/p>/g
const struck = /\{former\w+\}(?:[^]*\{former\w+\})?/
