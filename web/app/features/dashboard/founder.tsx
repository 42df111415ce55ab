export default function FounderDashboard() {
  return <main>FounderDashboard</main>;
}
