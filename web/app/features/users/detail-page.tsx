export default function DetailPage() {
  return <main>DetailPage</main>;
}
