export const eventMails = {
  moved: {
    subject: 'New date or place: {eventTitle}',
    preheader: 'Now: {eventDate}. You keep your place.',
    markdown: `# {eventTitle} has changed

Hello {name}, the event that you have a place at has a new date or place.

**When:** {eventDate}

**Where:** {eventPlace}

**Before, it was planned for:** {formerDate}, {formerPlace}

You keep your place and need do nothing. The calendar file in this email changes the entry that you may have.

[See the page]({pageUrl})

Can you not come? [Give your place back]({cancelPlaceUrl}), and somebody else can.
`,
  },
  cancelled: {
    subject: 'Cancelled: {eventTitle}',
    preheader: 'It will not take place. You need do nothing.',
    markdown: `# {eventTitle} is cancelled

Hello {name}, we are sorry: this event will not take place. It was planned for {eventDate}.

You need do nothing. The calendar file in this email takes the entry out of your calendar.

[See the page]({pageUrl})
`,
  },
}
