let holders = 0;

/** Keeps the page from scrolling: the body has the class `no-scroll` until every holder has let go (S2.43). */
export function holdPage(): () => void {
  holders += 1;
  document.body.classList.add('no-scroll');
  return () => {
    holders -= 1;
    document.body.classList.toggle('no-scroll', holders > 0);
  };
}
