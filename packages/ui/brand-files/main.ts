import { readClubs } from './club';
import { writeIcons } from './icons';
import { writeSocialImage } from './social';

const clubs = await readClubs();
await Promise.all(clubs.flatMap((club) => [writeIcons(club), writeSocialImage(club)]));
