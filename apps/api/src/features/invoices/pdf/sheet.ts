import { createRequire } from 'node:module';
import Pdf from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const family = '@expo-google-fonts/noto-sans';
/** Complete fonts, because buyers and printed names may have letters of any European language. */
const fonts = {
  regular: resolve(`${family}/400Regular/NotoSans_400Regular.ttf`),
  bold: resolve(`${family}/700Bold/NotoSans_700Bold.ttf`),
};

export type Tag = PDFKit.PDFStructureElement;
type TagName = Parameters<PDFKit.PDFDocument['struct']>[0];

export interface TextStyle {
  x: number;
  y: number;
  width: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;
export const contentWidth = page.width - 2 * page.margin;
const ink = '#1a1a1a';
const fontSize = 9;

/**
 * A tagged PDF of A4 pages, for readers of the screen as well as of the paper. Its bytes depend on nothing but what is
 * drawn and the given facts.
 */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly root: Tag;
  readonly #finished: Promise<Buffer>;

  constructor(facts: { title: string; author: string; language: string; createdAt: Date }) {
    this.#pdf = new Pdf({
      size: 'A4',
      margin: 0,
      font: fonts.regular,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      lang: facts.language,
      info: {
        Title: facts.title,
        Author: facts.author,
        CreationDate: facts.createdAt,
        ModDate: facts.createdAt,
      },
    });
    const chunks: Buffer[] = [];
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#finished = new Promise((done) => {
      this.#pdf.on('end', () => done(Buffer.concat(chunks)));
    });
    this.root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.root);
  }

  /** Adds an element that holds others. */
  group(parent: Tag, name: TagName): Tag {
    const tag = this.#pdf.struct(name);
    parent.add(tag);
    return tag;
  }

  /** Adds an element with a text, and returns the height of the text. */
  text(parent: Tag, name: TagName, text: string, style: TextStyle, scope?: 'Column' | 'Row'): number {
    // The types of pdfkit do not know it.
    const options: object = { scope };
    const tag = this.#pdf.struct(name, options);
    parent.add(tag);
    tag.add(() => this.#write(text, style));
    tag.end();
    return this.heightOf(text, style);
  }

  heightOf(text: string, { width, size = fontSize, bold = false }: Omit<TextStyle, 'x' | 'y'>): number {
    return this.#font(size, bold).heightOfString(text, { width });
  }

  /** A coloured area, which readers of the screen skip. */
  area({ x, y, width, height, color }: Omit<TextStyle, 'align'> & { height: number; color: string }): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.rect(x, y, width, height).fill(color);
    this.#pdf.endMarkedContent();
  }

  line(y: number, color: string, thickness = 0.5): void {
    this.area({ x: page.margin, y, width: contentWidth, height: thickness, color });
  }

  addPage(): void {
    this.#pdf.addPage();
  }

  /** Calls with each page, from 1, and their number. Its texts are skipped by readers of the screen. */
  onEachPage(draw: (write: (text: string, style: TextStyle) => void, at: number, of: number) => void): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#pdf.switchToPage(start + at);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      draw((text, style) => this.#write(text, style), at + 1, count);
      this.#pdf.endMarkedContent();
    }
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    this.#pdf.end();
    return this.#finished;
  }

  #write(
    text: string,
    { x, y, width, size = fontSize, bold = false, color = ink, align = 'left' }: TextStyle,
  ) {
    this.#font(size, bold).fillColor(color).text(text, x, y, { width, align });
  }

  #font(size: number, bold: boolean): PDFKit.PDFDocument {
    return this.#pdf.font(bold ? fonts.bold : fonts.regular).fontSize(size);
  }
}
