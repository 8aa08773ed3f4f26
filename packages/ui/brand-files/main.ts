import { readClubs } from './club';
import { writeIcons } from './icons';
import { writeSocialImage } from './social';

const clubs = await readClubs(process.argv.slice(2));
await Promise.all(clubs.flatMap((club) => [writeIcons(club), writeSocialImage(club)]));
