export const eventMails = {
  moved: {
    subject: 'New date or place: {eventTitle}',
    preheader: 'Now: {eventDate}. You keep your place.',
    markdown: `# A change of plan, {name}

The event that you have a place at has a new date or place. You keep your place and need do nothing.

Before: {formerDate}, {formerPlace}

[Update my calendar]({calendarUrl})

Can you not come? [Give your place back]({cancelPlaceUrl}), and somebody else can.
`,
  },
  cancelled: {
    subject: 'Cancelled: {eventTitle}',
    preheader: 'It will not take place. You need do nothing.',
    markdown: `# {eventTitle} is cancelled

Hello {name}, we are sorry: this event will not take place. It was planned for {eventDate}.

You need do nothing. The calendar file in this email takes the entry out of your calendar.
`,
  },
}
