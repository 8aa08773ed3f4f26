/** Built from the style files when the packages are published. */
declare module '@matchday/*.css';
