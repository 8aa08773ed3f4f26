/** Approves a payment on the page of the payment sandbox, as its button does. */
export async function payInSandbox(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'approve' }),
  });
  if (response.status !== 303) throw new Error(`The payment page answered ${response.status}.`);
}
