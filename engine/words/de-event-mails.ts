import type { eventMails } from './en-event-mails.ts'

export const deEventMails: typeof eventMails = {
  moved: {
    subject: 'Neuer Termin oder Ort: {eventTitle}',
    preheader: 'Jetzt: {eventDate}. Du behältst deinen Platz.',
    markdown: `# {eventTitle} hat sich geändert

Hallo {name}, die Veranstaltung, für die du einen Platz hast, hat einen neuen Termin oder Ort.

**Wann:** {eventDate}

**Wo:** {eventPlace}

**Ursprünglich geplant:** {formerDate}, {formerPlace}

Du behältst deinen Platz und brauchst nichts zu tun. Die Kalenderdatei in dieser E-Mail ändert den Eintrag, den du vielleicht schon hast.

[Zur Seite]({pageUrl})

Du kannst nicht kommen? [Gib deinen Platz zurück]({cancelPlaceUrl}), dann freut sich jemand anderes.
`,
  },
  cancelled: {
    subject: 'Abgesagt: {eventTitle}',
    preheader: 'Die Veranstaltung findet nicht statt. Du brauchst nichts zu tun.',
    markdown: `# {eventTitle} ist abgesagt

Hallo {name}, es tut uns leid: Diese Veranstaltung findet nicht statt. Geplant war sie für {eventDate}.

Du brauchst nichts zu tun. Die Kalenderdatei in dieser E-Mail nimmt den Eintrag aus deinem Kalender.

[Zur Seite]({pageUrl})
`,
  },
}
