export interface HtmlSection {
  id: string;
  name: string;
}

const heading = /<h2>(.*?)<\/h2>/g;
const tags = /<[^>]*>/g;

/** Gives the second-level headings of HTML names to link to, and lists them. */
export function htmlSections(html: string): { html: string; sections: HtmlSection[] } {
  const sections: HtmlSection[] = [];
  const named = html.replace(heading, (_, content: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, name: content.replace(tags, '') });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: named, sections };
}
