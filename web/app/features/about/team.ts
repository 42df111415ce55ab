export interface TeamMember {
  name: string;
  role: string;
  /** One line, always shown. */
  line: string;
  /** Shown when the card is open. */
  story: string;
}

/** Invented people: a deployment puts its own here. */
export const team: TeamMember[] = [
  {
    name: 'Ananya Deshmukh',
    role: 'Founder, product',
    line: 'Wrote down the first twelve questions.',
    story:
      'Ananya has founded twice before. Both times the product worked and the partnership did not. She wrote down the twelve questions she wished she had asked, and still puts them to everybody who joins.',
  },
  {
    name: 'Kabir Sheikh',
    role: 'Engineering',
    line: 'Builds the matching, and makes it say why.',
    story:
      'Kabir spent years on search before he turned to people. He believes that a score nobody can explain should not be shown, which is why every match here comes with its reasons and its gaps.',
  },
  {
    name: 'Meera Iyer',
    role: 'Design',
    line: 'Takes things away until what is left is clear.',
    story:
      'Meera came from newspapers, where a headline has one second. She reads every form aloud before it ships and crosses out each word that a tired person could misread.',
  },
  {
    name: 'Leah D’Souza',
    role: 'Trust and community',
    line: 'Reads what you write to us, and answers it.',
    story:
      'Leah was a mediator before she joined. She looks after how members treat each other, writes the rules as short as they can be, and steps in when they are not kept.',
  },
  {
    name: 'Tomás Rivera',
    role: 'Founder guidance',
    line: 'Has sat on both sides of the table, and remembers both.',
    story:
      'Tomás joined one startup as its fourth co-founder and later invested in others. Most of what he teaches about equity and vesting he learned by getting it wrong himself, and he says so.',
  },
];
