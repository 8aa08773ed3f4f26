interface SlotTexts {
  checkoutNote: string;
  matchDay: { heading: string; steps: readonly { title: string; text: string }[] };
}

const texts: Record<'da' | 'en', SlotTexts> = {
  da: {
    checkoutNote:
      'Skal du bruge varerne til en landskamp? Bestil et par dage før. Ordrer udleveres ikke på stadion.',
    matchDay: {
      heading: 'Klar til landskamp',
      steps: [
        { title: 'Bestil i god tid', text: 'Så er pakken hjemme før kampdagen.' },
        { title: 'Prøv det på', text: 'Er størrelsen forkert, kan du sende varen retur.' },
        { title: 'Vi ses på tribunen', text: 'Kom i rødt og hvidt.' },
      ],
    },
  },
  en: {
    checkoutNote:
      'Do you need this for a match? Order a few days before. Orders are not handed out at the stadium.',
    matchDay: {
      heading: 'Ready for the match',
      steps: [
        { title: 'Order in good time', text: 'Then the parcel is at home before the match.' },
        { title: 'Try it on', text: 'If the size is wrong, you can return it.' },
        { title: 'See you in the stands', text: 'Come in red and white.' },
      ],
    },
  },
};

export const textsOf = (culture: string): SlotTexts => texts[culture === 'en' ? 'en' : 'da'];
