import { deEventMails } from './de-event-mails.ts'
import { deUsual } from './de-usual.ts'
import type { Words } from './en.ts'
import { ownData, ownDataMail } from './own-data/de.ts'
import { inBrackets } from './place-names.ts'

/** "von 1 bis 9", "ab 1" or "bis 9". */
const between = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `bis ${to}`
  return to === undefined ? `ab ${from}` : `von ${from} bis ${to}`
}

/** "vom 1. März bis zum 9. April", "ab dem 1. März" or "bis zum 9. April". */
const betweenDays = (from: string | undefined, to: string | undefined): string => {
  if (from === undefined) return `bis zum ${to}`
  return to === undefined ? `ab dem ${from}` : `vom ${from} bis zum ${to}`
}

const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

export const de: Words = {
  locale: 'de-DE',
  comma: ', ',
  colon: ': ',
  refusal: {
    tooLong: (most) => `Bitte kürze das auf ${most} Zeichen.`,
    unusual: 'Hier sind Zeichen dabei, die wir nicht speichern können. Bitte gib es noch einmal ein.',
    unknownField: 'Dieses Formular hat kein solches Feld.',
    exact: {
      phone: 'Bitte prüfe diese Telefonnummer.',
      phoneWithoutCode: 'Bitte beginne mit der Vorwahl deines Landes, zum Beispiel +49.',
      address: 'Bitte prüfe diese Adresse. Sie sollte aussehen wie beispiel.de.',
      day: 'Bitte wähle einen Tag.',
      dayOutside: (from, to) =>
        `Bitte wähle einen Tag ${betweenDays(from && spokenDay(from), to && spokenDay(to))}.`,
      number: 'Bitte gib eine Zahl ein.',
      numberOutside: (min, max) => `Bitte gib eine Zahl ${between(min, max)} ein.`,
    },
  },
  refusals: {
    missing_fields: 'Bitte fülle die Pflichtfelder aus.',
    invalid_email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    invalid_answer: 'Bitte prüfe deine Antworten.',
    too_long: 'Eine der Antworten ist zu lang.',
    bad_option: 'Bitte wähle eine der Möglichkeiten.',
    unknown_field: 'Das Formular hat ein Feld gesendet, das nicht dazugehört. Bitte lade die Seite neu.',
    bad_json: 'Das Formular ließ sich nicht lesen. Bitte lade die Seite neu und versuche es noch einmal.',
    unsupported_media: 'Diese Art von Inhalt lässt sich hier nicht lesen.',
    too_large: 'Das Formular ist zu groß, um es zu senden.',
    forbidden_origin: 'Dieses Formular lässt sich nur von seiner eigenen Seite senden.',
    unknown_campaign: 'Dieses Formular ist nicht mehr offen.',
    rate_limited: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal.',
    already_registered: 'Diese Adresse ist schon angemeldet.',
    event_full: 'Diese Veranstaltung ist ausgebucht.',
    idempotency_mismatch:
      'Dieses Formular wurde schon mit anderen Antworten gesendet. Bitte lade die Seite neu.',
    in_progress: 'Dieses Formular wird noch bearbeitet. Bitte warte einen Moment.',
    bad_idempotency_key: 'Die Anfrage trägt einen Schlüssel, der sich nicht verwenden lässt.',
    bad_query: 'Unter dieser Adresse lässt sich nichts finden.',
    unauthorized: 'Bitte melde dich an.',
    forbidden: 'Das darfst du nicht.',
    not_found: 'Hier ist nichts.',
    method_not_allowed: 'Das geht hier nicht.',
    step_failed: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
    not_configured: 'Das ist noch nicht eingerichtet.',
    event_over: 'Diese Veranstaltung ist vorbei.',
    timeout: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
    misdirected: 'Diesen Host gibt es hier nicht.',
    temporarily_unavailable: 'Wir können das gerade nicht speichern. Bitte versuche es gleich noch einmal.',
    budget_exhausted: 'Das Budget für heute ist aufgebraucht. Bitte komm morgen wieder.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  },
  image: { dismiss: 'Meldung schließen' },
  page: {
    done: { back: 'Zurück zur Seite' },
    print: { signUpAt: (address) => `Anmeldung unter ${address}` },
    legal: { label: 'Rechtliches', privacy: 'Datenschutz', terms: 'AGB', contact: 'Kontakt' },
    consent: {
      label: 'Deine Wahl',
      text: (names) =>
        `Dürfen wir mit ${names} zählen, dass du hier warst und ob du ein Formular abschickst? Dabei werden Cookies gesetzt. Vor deinem Ja wird nichts geladen, und am Ende der Seite kannst du deine Wahl ändern.`,
      yes: 'Ja, einverstanden',
      no: 'Nein, danke',
      open: 'Cookies: deine Wahl',
    },
    home: {
      title: 'Das Licht ist an',
      text: 'Unter dieser Adresse liegt nichts Öffentliches. Jede Kampagne hat ihre eigene Adresse.',
      signIn: 'Anmeldung für das Team',
    },
    notFound: { title: '404', text: 'Diese Seite gibt es nicht', link: 'Zur Startseite' },
    problem: { title: 'Das hat nicht geklappt', reference: 'Kennung', link: 'Zur Startseite' },
    unsubscribe: {
      askTitle: (brand) => `Keine E-Mails mehr von ${brand}?`,
      askText: (brand) =>
        `Ein Klick, und ${brand} schreibt dir nicht mehr. Du musst dich nicht anmelden und nichts begründen.`,
      button: 'Abmelden',
      doneTitle: 'Du bist abgemeldet',
      doneText: (brand) =>
        `${brand} schreibt dir nicht mehr. Eine E-Mail, die schon unterwegs ist, kann noch ankommen.`,
      againTitle: (brand) => `Wieder E-Mails von ${brand} bekommen?`,
      againText: (brand) =>
        `Du hattest dich abgemeldet, deshalb schicken wir nichts, bevor du zustimmst. Ein Klick, und ${brand} schickt dir, wofür du dich eingetragen hast.`,
      againButton: 'Ja, schreibt mir',
      resumedTitle: 'Du bist wieder angemeldet',
      resumedText: (brand) =>
        `${brand} schickt dir jetzt, wofür du dich eingetragen hast. In jeder E-Mail steht ein Link zum Abmelden.`,
      confirmTitle: 'Ist das deine Adresse?',
      confirmText: (brand) =>
        `Ein Klick, und ${brand} schickt dir, wofür du dich eingetragen hast. Ohne ihn kommt nichts mehr.`,
      confirmButton: 'Ja, das ist meine Adresse',
      confirmedTitle: 'Deine Adresse ist bestätigt',
      confirmedText: (brand) =>
        `${brand} schickt dir jetzt, wofür du dich eingetragen hast. In jeder E-Mail steht ein Link zum Abmelden.`,
    },
    place: {
      askTitle: 'Möchtest du deinen Platz zurückgeben?',
      askText: (brand) =>
        `Ein Klick, und ${brand} gibt ihn weiter. Du musst dich nicht anmelden und nichts begründen.`,
      button: 'Platz zurückgeben',
      doneTitle: 'Dein Platz ist wieder frei',
      doneText:
        'Danke, dass du Bescheid gibst: Jetzt kann jemand anderes kommen. Du bekommst keine Erinnerungen mehr an diese Veranstaltung.',
      again: 'Wieder anmelden',
      calendar: 'Aus meinem Kalender entfernen',
    },
    private: {
      overTitle: 'Dieser Link funktioniert nicht',
      overText: (brand) =>
        `Er führt zu etwas von ${brand}, das für eine einzelne Person bestimmt ist, und solche Links gelten nur eine Zeit lang. Gib die Adresse ein, mit der du dich angemeldet hast: Ein neuer Link kommt per E-Mail.`,
      goneText: (brand) =>
        `Er führt zu etwas von ${brand}, das für eine einzelne Person bestimmt ist, und solche Links gelten nur eine Zeit lang.`,
      email: 'E-Mail-Adresse',
      button: 'Neuen Link schicken',
      askedTitle: 'Schau in dein Postfach',
      askedText:
        'Wenn du dich mit dieser Adresse angemeldet hattest, ist ein neuer Link unterwegs. Nach fünf Minuten noch nichts da? Sieh im Spam-Ordner nach.',
      unknown: 'Noch nicht angemeldet?',
      form: 'Zurück zur Seite',
    },
    ownData,
    cancelled: { title: 'Diese Veranstaltung ist abgesagt' },
    mailsOff: {
      title: 'Danke!',
      stored: 'Wir haben deine Angaben',
      seat: 'Dein Platz ist reserviert',
      none: 'Im Moment werden keine E-Mails verschickt.',
      screen: 'In deinem Postfach kommt nichts an, du brauchst also nicht zu warten.',
    },
    ownTime: 'Bei dir:',
    transcript: 'Transkript',
    portraitOf: (name) => `Gezeichnetes Porträt von ${name}`,
    freeTimes: 'Freie Termine ansehen',
    opensTab: (host) => `Öffnet ${host} in einem neuen Tab.`,
    quotes: { open: '„', close: '“' },
    by: ', von ',
    locale: 'de',
  },
  event: {
    day: (day) => day,
    open: 'wird noch bekannt gegeben',
    online: 'Online',
    at: (day, time, place) => `${day}, ${time}\u00a0Uhr ${inBrackets(place)}`,
  },
  askAgain: (brand) => ({
    subject: `Möchtest du wieder E-Mails von ${brand}?`,
    preheader: 'Du hattest dich abgemeldet: Wir schicken nichts, bevor du zustimmst.',
    markdown: `# Möchtest du wieder E\u2011Mails von ${brand}?

Diese Adresse wurde gerade bei ${brand} eingetragen. Vor einiger Zeit hattest du dich abgemeldet, deshalb schicken wir nichts, bevor du zustimmst.

[Ja, schreibt mir]({pageUrl})

Das warst du nicht? Dann brauchst du nichts zu tun: Wir fragen nicht noch einmal, und es kommt keine weitere E-Mail.
`,
  }),
  ownDataMail,
  mail: {
    confirm: (brand) =>
      `---\n\n**Eins fehlt noch.** Bitte bestätige, dass das deine Adresse ist. Dann schickt dir ${brand} alles Weitere. Ohne Bestätigung kommt nichts mehr.\n\n[Ja, das ist meine Adresse]({confirmUrl})`,
    there: '',
    why: (brand) => `Du bekommst diese E-Mail, weil diese Adresse bei ${brand} eingetragen wurde.`,
    unsubscribe: 'Abmelden',
    ownData: 'Deine Daten',
    room: 'Zum Raum',
    late: 'Deine Bestätigung per E-Mail kann etwas länger dauern.',
  },
  addressRefused:
    'Der Mailserver hat diese Adresse abgelehnt, deshalb kann keine E-Mail sie erreichen. Bitte nimm eine andere Adresse.',
  notice: {
    subject: (campaign) => `Neue Anmeldung: ${campaign}`,
    sent: (name, campaign) => `${name || 'Jemand'} hat das Formular von „${campaign}“ gesendet.`,
    email: 'E-Mail',
    source: (source) => `Gekommen über: ${source}`,
    direct: 'direkt',
    link: (link) => `(Link „${link}“)`,
    reply: 'Zum Antworten reicht eine Antwort auf diese E-Mail.',
    yes: 'ja',
    no: 'nein',
    digest: (count) => (count === 1 ? '1 neue Anmeldung' : `${count} neue Anmeldungen`),
    noName: 'ohne Namen',
    from: (source) => `über ${source}`,
    more: (count) => `und ${count} weitere.`,
  },
  guide: { book: 'Gespräch buchen' },
  eventMails: deEventMails,
  usual: deUsual,
}
