import * as styles from './shirt-back-preview.css';

/** The back of a shirt, 1200 by 1500, in the current text colour. */
export function ShirtBack() {
  return (
    <>
      <path
        fill="currentcolor"
        d="M430 170C480 205 720 205 770 170L960 240C1010 262 1040 300 1055 350L1140 640 985 705 915 520C915 800 920 1080 930 1340 720 1375 480 1375 270 1340 280 1080 285 800 285 520L215 705 60 640 145 350C160 300 190 262 240 240Z"
      />
      <g className={styles.seams}>
        <path d="M430 170C480 230 720 230 770 170" />
        <path d="M285 520C282 430 270 340 240 240 M915 520C918 430 930 340 960 240" />
        <path d="M68 612 226 678 M1132 612 974 678 M271 1312C480 1346 720 1346 929 1312" />
      </g>
    </>
  );
}
