import type { eventMails } from './en-event-mails.ts'

export const esEventMails: typeof eventMails = {
  moved: {
    subject: 'Nueva fecha o nuevo lugar: {eventTitle}',
    preheader: 'Ahora: {eventDate}. Conservas tu plaza.',
    markdown: `# Un cambio, {name}

El evento en el que tienes plaza tiene una nueva fecha o un nuevo lugar. Conservas tu plaza y no tienes que hacer nada.

Antes: {formerDate}, {formerPlace}

[Actualizar mi calendario]({calendarUrl})

¿No puedes venir? [Devuelve tu plaza]({cancelPlaceUrl}), y otra persona podrá.
`,
  },
  cancelled: {
    subject: 'Cancelado: {eventTitle}',
    preheader: 'No se celebrará. No tienes que hacer nada.',
    markdown: `# {eventTitle} se ha cancelado

Hola, {name}: lo sentimos, este evento no se celebrará. Estaba previsto para el {eventDate}.

No tienes que hacer nada. El archivo de calendario de este correo quita la entrada de tu calendario.
`,
  },
}
