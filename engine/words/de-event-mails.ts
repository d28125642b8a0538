import type { eventMails } from './en-event-mails.ts'

export const deEventMails: typeof eventMails = {
  moved: {
    subject: 'Neuer Termin oder Ort: {eventTitle}',
    preheader: 'Jetzt: {eventDate}. Du behältst deinen Platz.',
    markdown: `# Eine Änderung, {name}

Die Veranstaltung, für die du einen Platz hast, hat einen neuen Termin oder Ort. Du behältst deinen Platz und brauchst nichts zu tun.

Bisher: {formerDate}, {formerPlace}

[Kalender aktualisieren]({calendarUrl})

Du kannst nicht kommen? [Gib deinen Platz zurück]({cancelPlaceUrl}), dann freut sich jemand anderes.
`,
  },
  cancelled: {
    subject: 'Abgesagt: {eventTitle}',
    preheader: 'Die Veranstaltung findet nicht statt. Du brauchst nichts zu tun.',
    markdown: `# {eventTitle} ist abgesagt

Hallo {name}, es tut uns leid: Diese Veranstaltung findet nicht statt. Geplant war sie für {eventDate}.

Du brauchst nichts zu tun. Die Kalenderdatei in dieser E-Mail nimmt den Eintrag aus deinem Kalender.
`,
  },
}
