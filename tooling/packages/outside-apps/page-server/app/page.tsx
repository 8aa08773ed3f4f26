export default function Page() {
  return <h1>The stadium</h1>;
}
