import type { Meta, StoryObj } from '@storybook/react-vite';
import { getClub } from '../clubs/clubs';
import { ContrastTable } from './contrast-table';
import * as sample from './samples';
import { TokenPage, type TokenPageProps } from './token-page';
import { TypeSteps } from './type-steps';

const meta = {
  title: 'Overview/Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const pageOf = (groups: TokenPageProps['groups']): StoryObj => ({
  render: (_args, { globals }) => <TokenPage club={getClub(globals.club)} groups={groups} />,
});

const pangrams: Record<string, string> = {
  en: 'Quick wingers from Jutland vex the big, lazy defence for €89.95',
  da: 'Høje væddeløbere fra Ålborg æder quiz og jazz for 1.249,00 kr.',
  es: 'El veloz extremo cambió guiños y whisky por fútbol: 89,95 €, ¡qué júbilo!',
};

export const Colours: StoryObj = {
  render: (_args, { globals }) => {
    const club = getClub(globals.club);
    const groups = {
      color: sample.paint,
      tone: sample.paint,
      role: sample.paint,
      status: sample.paint,
      backdrop: sample.paint,
    };
    return (
      <TokenPage club={club} groups={groups}>
        <ContrastTable tokens={club.tokens} />
      </TokenPage>
    );
  },
};

export const Type: StoryObj = {
  render: (_args, { globals }) => {
    const club = getClub(globals.club);
    return (
      <TokenPage club={club} groups={{ font: undefined, type: undefined }}>
        <div>
          <TypeSteps tokens={club.tokens} text={pangrams[globals.culture] ?? ''} />
        </div>
      </TokenPage>
    );
  },
};

export const Space = pageOf({ space: sample.length, layout: sample.length, control: sample.length });

export const Shape = pageOf({
  radius: sample.radius,
  corner: sample.corner,
  border: sample.border,
  shadow: sample.shadow,
});

export const Motion = pageOf({ motion: sample.movement });

export const Layers = pageOf({ layer: undefined });

export const Breakpoints = pageOf({ breakpoint: sample.length });

export const Signature = pageOf({
  ornament: undefined,
  picture: undefined,
  icon: undefined,
  composition: undefined,
});
