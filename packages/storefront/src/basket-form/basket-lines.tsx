/** @jsxImportSource preact */
import type { Basket, BasketLine, BasketSummary } from '@matchday/commerce';
import { lineNotices } from '../screens/basket/line-notices';
import { amountsOf } from '../shop/amounts-of';
import { lineProperties } from '../shop/line-properties';
import { imageAddress } from '../shop/picture-of';
import { formatMoney } from '../texts/format';
import type { Translate } from '../texts/translate';
import { basketStyle } from './basket-style';
import { basketFormPath, fields } from './form';

export interface BasketLinesProps {
  culture: string;
  /** The address of the front page. */
  home: string;
  /** Why the last change was not made. */
  problem: string | undefined;
  /** Null without a basket, undefined if nobody knows. */
  found: { basket: Basket; summary: BasketSummary } | null | undefined;
  t: Translate;
}

/** The lines of the basket, each with forms that change its quantity and remove it, and what they cost. */
export function BasketLines({ culture, home, problem, found, t }: BasketLinesProps) {
  const lines = found?.basket.lines ?? [];
  return (
    <section class="basket">
      <style>{basketStyle}</style>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {found && lines.length > 0 ? (
        <>
          <ul aria-label={t('Basket.Lines')}>
            {lines.map((line) => (
              <Line key={line.id} line={line} culture={culture} t={t} />
            ))}
          </ul>
          <Amounts summary={found.summary} t={t} />
          <p class="note">{t('Basket.NoScript')}</p>
        </>
      ) : (
        found !== undefined && <p>{t('Basket.Empty')}</p>
      )}
      <p>
        <a href={home}>{t('Basket.ContinueShopping')}</a>
      </p>
    </section>
  );
}

const pictureWidth = 160;

function Line({ line, culture, t }: { line: BasketLine; culture: string; t: Translate }) {
  const { id, name, url, image, quantity, maxQuantity, total } = line;
  const size = Math.round((pictureWidth / image.width) * image.height);
  return (
    <li>
      {/* oxlint-disable-next-line next/no-img-element -- `next/image` needs React, and the shop's images have their sizes. */}
      <img src={imageAddress(image, { width: pictureWidth })} width={pictureWidth} height={size} alt="" />
      <div class="line">
        <h2>
          <a href={url}>{name}</a>
        </h2>
        <dl>
          {lineProperties(line.properties, t).map(({ label, value }) => (
            <>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
        {lineNotices(line, undefined, t).map(({ text, color }) => (
          <p key={text} class={color}>
            {text}
          </p>
        ))}
        <p>
          <strong>{formatMoney(total, t.locale)}</strong>
        </p>
        <div class="line-forms">
          <LineForm culture={culture} lineId={id}>
            <label>
              {t('Basket.Quantity.Of', { name })}
              <input
                type="number"
                name={fields.quantity}
                defaultValue={quantity}
                min={1}
                max={Math.max(maxQuantity, 1)}
                required
              />
            </label>
            <button type="submit">{t('Basket.Quantity.Update')}</button>
          </LineForm>
          <LineForm culture={culture} lineId={id}>
            <input type="hidden" name={fields.quantity} value={0} />
            <button type="submit">{t('Basket.Remove.Line', { name })}</button>
          </LineForm>
        </div>
      </div>
    </li>
  );
}

interface LineFormProps {
  culture: string;
  lineId: string;
  children: preact.ComponentChildren;
}

const LineForm = ({ culture, lineId, children }: LineFormProps) => (
  <form action={basketFormPath} method="post">
    <input type="hidden" name={fields.culture} value={culture} />
    <input type="hidden" name={fields.lineId} value={lineId} />
    {children}
  </form>
);

function Amounts({ summary, t }: { summary: BasketSummary; t: Translate }) {
  const { rows, total, taxNote } = amountsOf(summary, t);
  return (
    <div>
      <h2>{t('Basket.Summary')}</h2>
      <dl>
        {[...rows, total].map(({ label, value }) => (
          <>
            <dt>{label}</dt>
            <dd>{label === total.label ? <strong>{value}</strong> : value}</dd>
          </>
        ))}
      </dl>
      <p class="muted">{taxNote}</p>
    </div>
  );
}
