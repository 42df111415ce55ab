export default function FounderMatches() {
  return <main>FounderMatches</main>;
}
